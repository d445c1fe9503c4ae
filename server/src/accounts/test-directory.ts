import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Attribute, Change, Client } from 'ldapts'
import type { DirectorySettings } from './directory-settings.ts'
import { baseDn, entries, root, service } from './test-directory.entries.ts'

const slapd = '/usr/sbin/slapd'

/** Whether this machine has the real directory server that the tests ask. */
export const hasSlapd = existsSync(slapd)

export type TestDirectory = {
  settings: DirectorySettings
  /** The certificate it shows after STARTTLS, for `localhost`. */
  certificate: string
  start: () => Promise<void>
  stop: () => Promise<void>
  rename: (uid: string, surName: string) => Promise<void>
  remove: () => Promise<void>
}

/** A real slapd of its own on a free port, not yet started. */
export async function makeDirectory(): Promise<TestDirectory> {
  const folder = mkdtempSync(join(tmpdir(), 'allmende-slapd-'))
  const at = (name: string) => join(folder, name)
  const url = `ldap://localhost:${await freePort()}`
  makeCertificate(at('key.pem'), at('certificate.pem'))
  mkdirSync(at('data'))
  writeFileSync(at('slapd.conf'), configuration(at))
  writeFileSync(at('entries.ldif'), entries)
  execFileSync('/usr/sbin/slapadd', ['-f', at('slapd.conf'), '-l', at('entries.ldif')], { stdio: 'pipe' })

  let stop = async () => {}
  return {
    settings: {
      url,
      startTls: false,
      certificates: null,
      searchAs: service,
      baseDn,
      userFilter: '(mail={email})',
      adminGroup: `cn=leitung,${baseDn}`,
      userGroup: `cn=vergabe,${baseDn}`,
      patience: 5000,
    },
    certificate: readFileSync(at('certificate.pem'), 'utf8'),
    start: async () => {
      const child = spawn(slapd, ['-f', at('slapd.conf'), '-h', url, '-d', '0'], { stdio: 'ignore' })
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
      await answering(url)
    },
    stop: () => stop(),
    rename: (uid, surName) =>
      asRoot(url, (client) =>
        client.modify(
          `uid=${uid},${baseDn}`,
          new Change({
            operation: 'replace',
            modification: new Attribute({ type: 'sn', values: [surName] }),
          }),
        ),
      ),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (at: (name: string) => string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${at('pid')}
TLSCertificateFile ${at('certificate.pem')}
TLSCertificateKeyFile ${at('key.pem')}
TLSVerifyClient never
database mdb
suffix "${baseDn}"
rootdn "${root.dn}"
rootpw ${root.password}
directory ${at('data')}
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${service.dn}" read by * none
`

function makeCertificate(key: string, certificate: string) {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  })
}

async function asRoot<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ url })
  await client.bind(root.dn, root.password)
  return work(client).finally(() => client.unbind())
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await asRoot(url, async () => undefined)
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(100)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? address?.port : undefined
      probe.close(() => (port ? resolve(port) : reject(new Error('no free port'))))
    })
  })
}
