/** The signs of the peoples, drawn in a box of 24 × 24, by their names in the content. */
import type { Component } from 'svelte';
import Antlers from './Antlers.svelte';
import Cat from './Cat.svelte';
import Horns from './Horns.svelte';
import Veil from './Veil.svelte';
import Wing from './Wing.svelte';

export const EMBLEMS: Readonly<Record<string, Component>> = {
    horns: Horns,
    cat: Cat,
    wing: Wing,
    veil: Veil,
    antlers: Antlers,
};
