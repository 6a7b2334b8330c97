import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const saveReference = endpoint<typeof shapes.saveReference>()({
  method: 'POST',
  path: '/api/user/productReferences/save_reference',
  summary: 'Saves the customer’s own reference of a flavour; an empty one removes it',
  who: 'customer',
  refusals: ['no_api_access', 'reference_incomplete', 'reference_taken'],
})

export const getApiSettings = endpoint<typeof shapes.getApiSettings>()({
  method: 'GET',
  path: '/api/api_settings',
  summary: 'The own company’s API key, which is never shown in full again, and its stock endpoint',
  who: 'customer',
  refusals: ['no_api_access'],
})

export const generateApiKey = endpoint<typeof shapes.generateApiKey>()({
  method: 'POST',
  path: '/api/api_settings/generate_api_key',
  summary: 'Makes a new API key and answers it in full, this once; the one before is refused from then on',
  who: 'customer',
  ownersAlone: true,
  sends: 'form',
  refusals: ['no_api_access', 'key_may_do_more'],
})

export const getNamedKeys = endpoint<typeof shapes.getNamedKeys>()({
  method: 'GET',
  path: '/api/api_settings/keys',
  summary: 'The own company’s keys beside the first, each with a name and rights of its own',
  who: 'customer',
  refusals: ['no_api_access'],
})

export const makeNamedKey = endpoint<typeof shapes.makeNamedKey>()({
  method: 'POST',
  path: '/api/api_settings/keys',
  summary: 'Makes a further API key and answers it in full, this once',
  who: 'customer',
  ownersAlone: true,
  refusals: ['no_api_access', 'key_may_do_more', 'too_many_keys', 'key_name_taken'],
})

export const revokeNamedKey = endpoint<typeof shapes.revokeNamedKey>()({
  method: 'DELETE',
  path: '/api/api_settings/keys/:id',
  summary: 'Ends one of the keys with names; it is refused from then on',
  who: 'customer',
  ownersAlone: true,
  refusals: ['no_api_access', 'key_may_do_more'],
})
