import { randomUUID } from 'node:crypto'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { LotEnd } from '@allmende/domain/tenders/results/lot-end.ts'
import { newResultPanels, withLotEnd } from '@allmende/domain/tenders/results/result-panels.ts'
import { codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'
import { compare, printTable, timed } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'

/** A hundred lots with five offers each, every other one awarded, to one of ten companies. */
const lots = 100
const form = formOfTemplate('EU-32', 'de') as Form
const announced = {
  form,
  lists: codeLists(usualVersion, 'de'),
  panels: withFilledLots(lots),
  publishedAs: null,
}
const [decided, concluded] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-14T09:00:00Z')]

const endOf = (lot: number): LotEnd => {
  const winner = { id: 100 + (lot % 10), name: `Unternehmen ${lot % 10}`, contact: { city: 'Auwiesen' } }
  return {
    identifier: `LOT-${String(lot).padStart(4, '0')}`,
    received: 5,
    isUntouched: false,
    award: lot % 2 === 0 ? { winner, decided, concluded } : null,
  }
}

/** As ending one after the other does: the draft is read, one lot added, and it is stored again. */
function endedOneByOne(): PanelValues {
  let stored = JSON.stringify(newResultPanels(announced, randomUUID))
  for (let lot = 1; lot <= lots; lot++)
    stored = JSON.stringify(withLotEnd(announced, JSON.parse(stored) as PanelValues, endOf(lot)))
  return JSON.parse(stored) as PanelValues
}

const full = endedOneByOne()
/** The same drafts read and stored, without a lot being added. */
const onlyStored = () => {
  for (let lot = 1; lot <= lots; lot++) JSON.parse(JSON.stringify(full.slice(0, lot + 4)))
}

await compare({
  title: `a result notice of ${lots} lots, ended one after the other`,
  rounds: 5,
  variants: [
    { name: 'the whole draft read and stored each time', run: () => timed(async () => onlyStored()) },
    { name: 'with the lot added each time', run: () => timed(async () => endedOneByOne()) },
    {
      name: 'the last lot alone',
      run: () => timed(async () => withLotEnd(announced, full.slice(0, -1), endOf(lots))),
    },
  ],
})
printTable([['the draft in the end', `${(JSON.stringify(full).length / 1000).toFixed(0)} kB`]])
