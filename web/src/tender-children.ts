/** What may stand behind a tender in an address. */
const children: readonly string[] = [
  'teilnehmer',
  'bieter',
  'bewerber',
  'dokumente',
  'nachrichten',
  'datenraum',
  'bewerbung',
  'angebot',
  'verhandlung',
  'audit-log',
]

/** Whether an address below a tender means something, now or later. */
export const isTenderChild = (child1: string, child2?: string): boolean =>
  children.includes(child1) && (child2 === undefined || children.includes(child2))
