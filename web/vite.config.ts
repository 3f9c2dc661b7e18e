import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const OUT = '../src/logothete/server/page';
const SERVER = process.env.LOGOTHETE_SERVER ?? 'http://127.0.0.1:8477';

/** Compress once, at build time, so that a small server never has to. */
function precompress(): Plugin {
    return {
        name: 'precompress',
        apply: 'build',
        closeBundle() {
            const folder = join(OUT, 'assets');
            for (const name of readdirSync(folder)) {
                if (!/\.(js|css|svg|json)$/.test(name)) continue;
                const plain = readFileSync(join(folder, name));
                const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
                writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, best));
                writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), precompress()],
    build: {
        outDir: OUT,
        emptyOutDir: true,
        target: 'es2022',
        // The content security policy allows no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // How long each plugin took is nothing that people who play want to read.
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: { proxy: { '/api': { target: SERVER, ws: true } } },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/jsdom.ts'] },
});
