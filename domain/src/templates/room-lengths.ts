/** How many characters the words of a room may have; forms say it before the server does. */
export const longestOfRoom = { name: 200, description: 2000 } as const
