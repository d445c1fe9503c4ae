import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Whether an address is one of our own proxies. */
export type IsProxy = (address: string) => boolean

export function proxyReader(trustProxy: string[] | false): IsProxy {
  if (!trustProxy) return () => false
  const trust = proxyAddress.compile(trustProxy)
  return (address) => trust(address, 0)
}

/** A peer that has already gone, and what a proxy passes on that is no address. */
const unknown = 'unknown'

/** The address a request comes from as the throttle counts it; forwarding headers are believed of trusted proxies only. */
export function addressReader(trustProxy: string[] | false): (request: IncomingMessage) => string {
  const isProxy = proxyReader(trustProxy)
  return (request) => {
    const given: string | undefined = request.socket.remoteAddress && proxyAddress(request, isProxy)
    const address = given && withoutPort(given)
    return address && isIP(address.split('%')[0] ?? '') ? countedAddress(address) : unknown
  }
}

/** Some proxies pass on `192.0.2.1:4711` or `[2001:db8::1]:4711`: each connection would be an address of its own. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address

/** Whoever has one IPv6 address has the whole /64 around it. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? `${firstGroups(address, 4).join(':')}::/64` : address
}

function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, count).map((group) => Number.parseInt(group, 16).toString(16))
}
