/** Opens the parties of the notice. */
export const partiesHash = 'parteien'
/** Goes on with what this browser kept, without asking once more. */
export const resumeHash = 'weiter'
