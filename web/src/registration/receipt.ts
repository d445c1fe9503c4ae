/** Long enough that nobody guesses it; `randomUUID` is not there without a secure connection. */
export const newReceipt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
