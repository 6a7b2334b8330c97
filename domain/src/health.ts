import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** 503 with another status while the product starts or its database is gone. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the product can serve: 200, else 503',
  who: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
})
