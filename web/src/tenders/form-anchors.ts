/** Opens the parties of the notice. */
export const partiesHash = 'parteien'
