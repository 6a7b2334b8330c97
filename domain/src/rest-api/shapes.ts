import * as z from 'zod/mini'
import { rights } from '../identity/viewer.ts'
import { instant, shapes } from '../shapes.ts'

export const getKey = shapes({
  answer: z.object({
    company: z.string(),
    rights: z
      .array(z.enum(rights))
      .register(z.globalRegistry, { description: 'Without `prices`, prices and exact stock are null.' }),
    server_time: instant.register(z.globalRegistry, { description: 'Now, by the clock of the shop.' }),
  }),
})
