import { expect } from '@playwright/test'

type DemoMail = { key: string; to: string; text: string }

async function demoMails(serverUrl: string): Promise<DemoMail[]> {
  const answer = await fetch(`${serverUrl}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getDemoMails', params: [] }),
  })
  return ((await answer.json()) as { result: DemoMail[] }).result
}

/** The link in the newest mail of that kind to someone, as a path of the platform; from the development mailbox. */
export async function mailedLink(serverUrl: string, to: string, key: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mail = (await demoMails(serverUrl)).find((one) => one.to === to && one.key === key)
    link = /\/[\w-]*\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(link, `a link in a mail "${key}" to ${to}`).not.toBe('')
  }).toPass()
  return link
}
