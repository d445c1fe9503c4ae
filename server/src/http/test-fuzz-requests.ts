import { delivered, type FuzzInput, mutated, type Random, repeated } from './test-fuzz.ts'

const methods = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  '',
]
// biome-ignore format: a list to look over
const targets = [
  '/', '//', '///', '*', '', '?', '#', '@', '/%', '/%zz', '/%00', '/%c0%af', '/..%2f..%2fetc/passwd', '/healthz',
  '/readyz', '/metrics', '/websocket', '/websocket?X-Auth-Token=%', '/websocket/', '//websocket', '/api/v1/rpc',
  '/api/v1/rpc?x', '/api/v1/login', '/api/v1/info', '/api/v1/nothing', '/api/v1/projects/1/notice.xml',
  '/api/v1/projects/99999999999999999999/notice.xml', '/api/v1/projects/%00/notice.xml', '/api/v1/downloads/x.pdf',
  '/api/v1/downloads/%?permit=%', '/api/v1/downloads/x?permit=AAAA&permit=B', '/sdk/info', '/sdk/1.7/%2e%2e',
  '/sdk/__proto__/x', '/sdk/1.7/notice-types', '/assets/', '/assets/%2e%2e/index.html', '/index.html', '/projekte/7',
  'http://host/healthz', 'http://[', 'https://x:99999/', 'host:443', `/${'a'.repeat(9000)}`, `/?${'b'.repeat(15000)}`,
] as const
const lengths = [
  '0',
  '1',
  '17',
  '262145',
  '16777217',
  '99999999999999999999',
  '-1',
  '+5',
  '0x10',
  '1, 2',
  '',
  'NaN',
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=\x80\xff',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a"; boundary=b',
  'multipart/form-data; boundary=XX',
  'text/plain; charset="',
  '/',
  '',
  '*/*',
  `a/${'b'.repeat(4000)}`,
]
// biome-ignore format: a list to look over
const bodies = [
  '', '{', '[]', '[[]]', 'null', '"\\ud800"', '{"jsonrpc":"2.0","method":"isAuthenticated","id":1}',
  '{"jsonrpc":"2.0","method":"login","params":["\\u0000","\\ud800"],"id":1e400}',
  '{"jsonrpc":"2.0","method":"getProject","params":[2147483648],"id":"x"}',
  '{"jsonrpc":"2.0","method":"getProjects","params":[{"search":"\\ud800%_\\\\"}],"id":1}',
  '{"jsonrpc":"2.0","method":"getSettings","id":{}}', '{"jsonrpc":"2.0","method":"__proto__","id":1}',
  '[{"jsonrpc":"2.0","method":"getSettings"},1,{"jsonrpc":"2.0","method":"isAuthenticated","id":2}]',
  '['.repeat(5000), '{"a":'.repeat(2000), 'username=%&password=%00', 'username=a&username=b&password=\xff',
  '--XX\r\nContent-Disposition: form-data; name="username"\r\n\r\na\r\n--XX--\r\n',
  '--XX\r\nContent-Disposition: form-data; name="username"; filename="%00"\r\nContent-Type: \xff\r\n\r\n--XX',
  '--XX\r\n\r\n\r\n--XX\r\n:\r\n', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffff\r\nx\r\n', '5;a="\r\nhello\r\n0\r\nX: y\r\n\r\n',
] as const

function headersFor(random: Random, body: string): string[] {
  const any = <Value>(values: readonly Value[]) => random.oneOf(values)
  const usual = () => [
    ...(random.chance(0.9) ? [`Host: ${any(['x', '', 'x:99999', '[', '127.0.0.1:1', 'a, b', '\xff'])}`] : []),
    ...(random.chance(0.8)
      ? [any([`Content-Length: ${Buffer.byteLength(body, 'latin1')}`, 'Transfer-Encoding: chunked'])]
      : []),
    ...(random.chance(0.6) ? [`Content-Type: ${any(types)}`] : []),
  ]
  const odd = () =>
    any([
      () => `Content-Length: ${any(lengths)}`,
      () =>
        `Transfer-Encoding: ${any(['chunked, chunked', 'gzip', 'identity', ' chunked', 'chunked\x0b', ''])}`,
      () => `Origin: ${any(['null', 'http://[', 'https://evil.example', '', 'x', 'http://x', '\xff://'])}`,
      () => `X-Auth-Token: ${any(['', 'guess', 'x'.repeat(8000), '\xff\xfe', '%00'])}`,
      () => `X-Forwarded-For: ${any(['1.2.3.4', ', ,', 'x'.repeat(500), '::1, ::', '999.1.1.1'])}`,
      () => `Accept-Language: ${any(['de', 'en;q=', '*', ','.repeat(2000), '\xff'])}`,
      () => `Accept-Encoding: ${any(['br', 'gzip;q=x', ','.repeat(500), 'identity;q=0'])}`,
      () => `Expect: ${any(['100-continue', '200-ok', ''])}`,
      () => `Connection: ${any(['close', 'keep-alive', 'Upgrade', 'upgrade, close', '', 'Host'])}`,
      () => `Upgrade: ${any(['websocket', 'h2c', 'WebSocket, h2c', 'TLS/1.0', ''])}`,
      () => `HTTP2-Settings: AAMAAABkAAQAAP__`,
      () => `Range: bytes=${any(['0-', '-1', '9-1', '0-0,'.repeat(300), 'x'])}`,
      () => `If-None-Match: ${any(['*', '"', 'W/"', 'x'.repeat(3000)])}`,
      () => `If-Modified-Since: ${any(['x', '9999999999', 'Thu, 32 Foo 2026 99:99:99 GMT'])}`,
      () => `Sec-Fetch-Site: cross-site`,
      () => `Cookie: ${';'.repeat(random.below(3000))}`,
      () => any([' folded: x', 'NoColon', ': empty', 'A\x00B: c', 'X: a\x00b', 'X: \x7f', 'Ä: ö']),
      () => `X-Many-${random.below(1e6)}: ${'y'.repeat(random.below(200))}`,
    ])()
  const flood = random.chance(0.03) ? Array.from({ length: 2500 }, (_, index) => `H${index}: x`) : []
  return [...usual(), ...repeated(random, 4, odd), ...flood]
}

/** One request after the grammar of HTTP, with values from its edges. */
export function requestText(random: Random): Buffer {
  const body = random.oneOf(bodies)
  const version = random.chance(0.9)
    ? 'HTTP/1.1'
    : random.oneOf(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'X', ''])
  const newline = random.chance(0.95) ? '\r\n' : random.oneOf(['\n', '\r', '\r\r\n'])
  const lines = [`${random.oneOf(methods)} ${random.oneOf(targets)} ${version}`, ...headersFor(random, body)]
  return Buffer.from(lines.join(newline) + newline + newline + body, 'latin1')
}

/** Some requests on one connection, right after each other. */
export function requestInput(random: Random): FuzzInput {
  const requests = Array.from({ length: random.chance(0.8) ? 1 : 2 + random.below(5) }, () =>
    requestText(random),
  )
  const whole = Buffer.concat(requests)
  const bytes = random.chance(0.3) ? mutated(random, whole) : whole
  return { name: 'request', steps: delivered(random, bytes) }
}
