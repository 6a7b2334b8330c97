import { MB } from '../bytes.ts'
import { type Answer, endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Two thousand lines with their texts are a tenth of it. */
const LONG_LIMIT = 4 * MB

export const recognise = endpoint<typeof shapes.recognise>()({
  method: 'POST',
  path: '/api/onlineshop/basket/quick-order',
  summary: 'Which flavours pasted lines of number and quantity mean; adds nothing',
  who: 'customer',
  needs: 'order',
  bodyLimit: LONG_LIMIT,
  refusals: ['no_lines', 'too_many_lines', 'no_show'],
})

export const readOrderFile = endpoint<typeof shapes.readOrderFile>()({
  method: 'POST',
  path: '/api/onlineshop/basket/quick-order/file',
  summary: 'The rows of a sheet (XLSX, CSV) as text, cells parted by tabs, to be recognised; nothing of it is kept',
  who: 'customer',
  needs: 'order',
  sends: 'files',
  bodyLimit: LONG_LIMIT,
  refusals: ['wrong_file', 'no_lines', 'too_many_lines'],
})

export const getSuggestions = endpoint<typeof shapes.getSuggestions>()({
  method: 'GET',
  path: '/api/onlineshop/basket/quick-order/suggestions',
  summary: 'Flavours that a typed name, or the beginning of a number, may mean; best first',
  who: 'customer',
  needs: 'order',
  refusals: ['no_show'],
})

export const getTemplate = endpoint<typeof shapes.getTemplate>()({
  method: 'GET',
  path: '/api/onlineshop/basket/quick-order/template',
  summary:
    'An order, some of its lines, an order list, or what was kept of the order at the last fair, as lines of text',
  who: 'customer',
  needs: 'order',
  refusals: ['no_show', 'no_template'],
})

export type Suggestion = Answer<typeof getSuggestions>[number]
export type Recognised = Answer<typeof recognise>
export type RecognisedLine = Recognised['lines'][number]
