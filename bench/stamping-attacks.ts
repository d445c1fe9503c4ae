import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { WebSocket } from 'ws'

/** Somebody who wants to make others late, from the moment at which `over` is not aborted yet. */
export type Attack = (urls: readonly string[], bidderToken: string, over: AbortSignal) => Promise<unknown>

const kibibyte = 1024
const nested = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
const flat = (bytes: number) => `[${'1,'.repeat(bytes / 2 - 2)}1]`
const shallow = (bytes: number) => `[${'[],'.repeat(bytes / 3 - 2)}[]]`

function post(url: string, body: string, localAddress: string, token?: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(token ? { 'x-auth-token': token } : {}) }
    const sent = request(`${url}/api/v1/rpc`, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume().once('close', resolve)
    })
    sent.once('error', () => resolve())
    sent.end(body)
  })
}

/** So many bodies side by side, again and again. */
const flood =
  (count: number, bodies: readonly string[], addresses: readonly string[]): Attack =>
  async (urls, _token, over) => {
    const one = async (index: number) => {
      for (let turn = index; !over.aborted; turn++) {
        const url = urls[turn % urls.length] ?? ''
        await post(url, bodies[turn % bodies.length] ?? '', addresses[index % addresses.length] ?? '')
      }
    }
    await Promise.all(Array.from({ length: count }, (_, index) => one(index)))
  }

const packedMessages =
  (bytes: number): Attack =>
  async (urls, token, over) => {
    const message = nested(bytes)
    while (!over.aborted) {
      const sockets = urls.map(
        (url) => new WebSocket(`${url.replace('http', 'ws')}/websocket?X-Auth-Token=${token}`),
      )
      await Promise.all(
        sockets.map(async (socket) => {
          socket.on('error', () => undefined)
          await Promise.race([once(socket, 'open'), once(socket, 'close')])
          for (let count = 0; count < 3; count++) socket.send(message, { compress: true }, () => undefined)
          await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 1000))])
          socket.terminate()
        }),
      )
    }
  }

/** What each of them does to every server, in a process of its own. */
const floods =
  (...whats: readonly ('crumbs' | 'connects' | 'fill' | 'gusts')[]): Attack =>
  async (urls, _token, over) => {
    const file = join(import.meta.dirname, 'stamping-flood.ts')
    const children = urls.flatMap((url) => whats.map((what) => fork(file, [what, url])))
    await once(over, 'abort')
    for (const child of children) child.kill('SIGKILL')
  }

/** Processes that take all the time there is. */
export function busyProcesses(count: number): ChildProcess[] {
  return Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'while (true);']))
}

export const attacks: Readonly<Record<string, Attack>> = {
  'nothing else': async () => undefined,
  '20 nested bodies of 255 KiB at a time': flood(20, [nested(255 * kibibyte)], ['127.0.0.1']),
  '60 hostile bodies of 255 KiB at a time, two addresses': flood(
    60,
    [nested(255 * kibibyte), flat(255 * kibibyte), shallow(255 * kibibyte)],
    ['127.0.0.1', '127.0.0.2'],
  ),
  'three packed messages of 1 MiB at a time, one bidder': packedMessages(1024 * kibibyte),
  'bodies of 16 MiB, one bidder': async (urls, token, over) => {
    while (!over.aborted)
      await Promise.all(urls.map((url) => post(url, nested(16 * 1024 * kibibyte), '127.0.0.1', token)))
  },
  '850 connections that send single bytes': floods('crumbs'),
  '2,500 connections again and again': floods('connects'),
  both: floods('crumbs', 'connects'),
  '12 addresses begin 1,000 requests each': floods('fill'),
  '20 addresses begin 88 requests each and go, again and again': floods('gusts'),
}
