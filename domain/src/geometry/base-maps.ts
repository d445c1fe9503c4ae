import { z } from 'zod'

/** A map that lies under shapes and markers, as `GET /tiles` lists it; its tiles are `/tiles/{id}/{z}/{x}/{y}`. */
export const BaseMap = z.object({
  id: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'has small letters, digits and dashes')
    .max(40),
  name: z.string().trim().min(1).max(80),
  attribution: z.string().trim().min(1).max(300),
  /** Of tiles of 256 pixels. */
  maxZoom: z.int().min(0).max(22),
})
export type BaseMap = z.infer<typeof BaseMap>
