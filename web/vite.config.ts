import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
        if (!/\.(m?js|css|svg|html)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, quality))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: gzip }))
      }
    },
  }
}

/** What the drawing of a PDF fetches by name when a page needs it: decoders for scans, and fonts that are not in it. */
function pdfResources(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = `/assets/pdf-${version}/`
  const files = new Map(
    ['wasm', 'standard_fonts'].flatMap((part) => {
      const directory = join(dirname(manifest), part)
      return readdirSync(directory)
        .filter((name) => /_nowasm_fallback\.js$|\.(pfb|ttf)$/.test(name))
        .map((name) => [name, join(directory, name)] as const)
    }),
  )
  return {
    name: 'pdf-resources',
    generateBundle() {
      for (const [name, path] of files)
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${name}`, source: readFileSync(path) })
    },
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, answer, next) => {
        const path = files.get((request.url ?? '').slice(1))
        if (!path) return next()
        answer.setHeader(
          'content-type',
          path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        )
        answer.end(readFileSync(path))
      })
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
  plugins: [react(), pdfResources(), precompress()],
  cacheDir: '../node_modules/.cache/vite',
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: {
    warmup: { clientFiles: ['./src/main.tsx'] },
    proxy: {
      '^/((api|sdk|tiles|ogc)(/|$)|(healthz|readyz)$)': devServer,
      '/websocket': { ...devServer, ws: true },
    },
  },
})
