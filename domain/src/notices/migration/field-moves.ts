/** A field that has another name in the newer version, and why it is the same question. */
export type Renamed = { to: string; why: string }

/** One field became several: which of them is told by the field that is answered beside it. */
export type Split = { kinds: readonly { beside: string; to: string }[]; why: string }

/** Every field without an entry here is looked for under its own id, wherever the newer form has it. */
export type FieldMoves = {
  renamed: Readonly<Record<string, Renamed>>
  split: Readonly<Record<string, Split>>
}

const criterionKinds = [
  { kind: 'BT-5421', number: 'WeightNumber', privacy: 'Weight' },
  { kind: 'BT-5422', number: 'FixedNumber', privacy: 'Fixed' },
  { kind: 'BT-5423', number: 'ThresholdNumber', privacy: 'Threshold' },
]

/** The number of an award criterion, and what keeps it back, by the kind of number it is. */
const criterionNumber = (holder: string): [string, Split][] => {
  const why = 'An award criterion has fields of its own for a weighting, a fixed value and a threshold.'
  const number = criterionKinds.map((one) => ({
    beside: `${one.kind}-${holder}`,
    to: `BT-541-${holder}-${one.number}`,
  }))
  const privacy = [195, 196, 197, 198].map((term): [string, Split] => {
    const id = `BT-${term}(BT-541)-${holder}`
    return [
      id,
      {
        kinds: criterionKinds.map((one) => ({
          beside: `${one.kind}-${holder}`,
          to: `${id}-${one.privacy}`,
        })),
        why,
      },
    ]
  })
  return [[`BT-541-${holder}`, { kinds: number, why }], ...privacy]
}

/** From 1.7 to 1.15. What 1.7 forbids in every notice (reviews: OPT-301-ReviewBody) no draft can hold. */
const to115: FieldMoves = {
  renamed: {
    'OPT-999': { to: 'OPT-999-notice', why: 'The field was given the suffix that all others have.' },
    'BT-747-Lot': {
      to: 'BT-809-Lot',
      why: 'The type of a selection criterion is asked by its own field, with a finer list.',
    },
    'BT-1501(s)-Contract': {
      to: 'BT-1501(p)-Contract',
      why: 'What was a section of the previous notice is called one of its business entities.',
    },
  },
  split: Object.fromEntries([
    ...criterionNumber('Lot'),
    ...criterionNumber('LotsGroup'),
    [
      'BT-752-Lot',
      {
        kinds: [
          { beside: 'BT-7531-Lot', to: 'BT-752-Lot-WeightNumber' },
          { beside: 'BT-7532-Lot', to: 'BT-752-Lot-ThresholdNumber' },
        ],
        why: 'A selection criterion has fields of its own for a weighting and a threshold.',
      },
    ],
  ]),
}

const none: FieldMoves = { renamed: {}, split: {} }
const moves: Readonly<Record<string, FieldMoves>> = { '1.7 1.15': to115 }

/** What became of fields between two versions. */
export const fieldMoves = (from: string, to: string): FieldMoves => moves[`${from} ${to}`] ?? none

/** Whether we know what became of everything between the two. */
export const isKnownMove = (from: string | null, to: string): boolean => `${from} ${to}` in moves

/** The newest version that values of this one can be taken to; null where there is none. */
export const newerThan = (version: string | null): string | null =>
  Object.keys(moves)
    .map((pair) => pair.split(' '))
    .findLast(([from]) => from === version)?.[1] ?? null
