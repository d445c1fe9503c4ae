import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'

/** The last tenth costs ten times as long as all before it. */
const [brotli, gzip] = process.env['BUILD'] === 'quick' ? [4, 1] : [11, 9]

/** Puts a compressed copy beside every text file, so that the server never compresses the same bytes twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, quality))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: gzip }))
      }
    },
  }
}

/** Where the server of `npm run dev` answers. */
const devServer = {
  target: process.env['DEV_SERVER'] ?? 'http://127.0.0.1:8080',
  // While it starts again nobody answers; the page tries again by itself, and the terminal need not tell.
  configure: (proxy) => {
    proxy.removeAllListeners('error')
    proxy.on('error', (_error, _request, answer) =>
      'writeHead' in answer ? answer.writeHead(503).end() : answer.destroy(),
    )
  },
} satisfies ProxyOptions

export default defineConfig({
  plugins: [react(), precompress()],
  cacheDir: '../node_modules/.cache/vite',
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: {
    warmup: { clientFiles: ['./src/main.tsx'] },
    proxy: {
      '^/((api|sdk|ogc)/|(healthz|readyz)$)': devServer,
      '/websocket': { ...devServer, ws: true },
    },
  },
})
