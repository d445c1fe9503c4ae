import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP recommends. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Stands in where there is no hash to check, so that the answer takes as long as with one. */
const nobody = hashPassword('nobody has this password')

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return passwordHash !== null && matches
}
