/**
 * Looks again and again, and each time after what came meanwhile was read: timers come before what lies in the sockets,
 * so that after a long block everybody would be taken for silent.
 */
export const lookEvery = (milliseconds: number, look: () => void): NodeJS.Timeout =>
  setInterval(() => setImmediate(look), milliseconds)
