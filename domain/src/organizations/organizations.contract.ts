import { z } from 'zod'

export const OrganizationId = z.int().positive()
export const OrganizationTypeName = z.enum(['CLIENT', 'CONTRACTOR'])
