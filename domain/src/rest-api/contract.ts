import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getKey = endpoint<typeof shapes.getKey>()({
  method: 'GET',
  path: '/api/v1/key',
  summary: 'Whose key it is, and what it may do',
  description: 'Use it to try a key. Whoever manages your company’s users may take rights away from the key.',
  who: 'client',
  examples: {
    answer: {
      company: 'Fit & Fine Retail GmbH',
      rights: ['order', 'prices', 'invoices'],
      server_time: '2031-03-03T09:30:00.000Z',
    },
  },
})
