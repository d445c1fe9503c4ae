import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  url: string
  measure: (method: string, outcome: string, milliseconds: number) => void
  close: () => void
}

/** Prometheus metrics on a loopback listener of their own: counters would tell bidders of each other. */
export function serveMetrics(port: number, countSockets: () => number): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'outcome'] as const
  const calls = new Counter({
    name: 'allmende_calls_total',
    help: 'Remote calls answered',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'allmende_call_seconds',
    help: 'Time to answer a remote call',
    labelNames: ['method'],
    registers: [registry],
  })
  new Gauge({
    name: 'allmende_websockets',
    help: 'Open websockets',
    registers: [registry],
    collect() {
      this.set(countSockets())
    },
  })

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const metrics: Omit<Metrics, 'url'> = {
    measure: (method, outcome, milliseconds) => {
      calls.inc({ method, outcome })
      seconds.observe({ method }, milliseconds / 1000)
    },
    close: () => server.close(),
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: chosen } = server.address() as AddressInfo
      resolve({ ...metrics, url: `http://127.0.0.1:${chosen}/metrics` })
    })
  })
}
