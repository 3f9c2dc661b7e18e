/** Emblems of houses and tribes, by the names that `houses.toml` gives them; silhouettes in a 24 × 24 box. */
import type { Component } from 'svelte';
import Bear from './Bear.svelte';
import Book from './Book.svelte';
import Eagle from './Eagle.svelte';
import Heron from './Heron.svelte';
import Ram from './Ram.svelte';
import Stag from './Stag.svelte';
import Sword from './Sword.svelte';
import Wing from './Wing.svelte';

export const EMBLEMS: Readonly<Record<string, Component>> = {
    bear: Bear,
    book: Book,
    eagle: Eagle,
    heron: Heron,
    ram: Ram,
    stag: Stag,
    sword: Sword,
    wing: Wing,
};
