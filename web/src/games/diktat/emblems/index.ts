/** The signs of the Cabals, drawn in a box of 24 × 24, by their names in the content. */
import type { Component } from 'svelte';
import Cog from './Cog.svelte';
import Eye from './Eye.svelte';
import Seal from './Seal.svelte';
import Torch from './Torch.svelte';
import Tower from './Tower.svelte';

export const EMBLEMS: Readonly<Record<string, Component>> = {
    tower: Tower,
    eye: Eye,
    cog: Cog,
    torch: Torch,
    seal: Seal,
};
