/** The two answers of a yes-or-no question, by what is stored for them; each can reveal fields. */
export const yesAndNo = ['true', 'false'] as const

/** Their names in the definition; screens say them in the reader's language. */
export const yesAndNoNames = { true: 'Ja', false: 'Nein' } as const
