import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** Where the owner proves once more who it is. */
const OWNER = ['wrong_password', 'owner_unproved', 'wrong_proof', 'passkeys_not_possible', 'too_many'] as const

export const getExports = endpoint<typeof shapes.getExports>()({
  method: 'GET',
  path: '/api/account/exports',
  summary: 'The files with the own data that were asked for and can still be downloaded',
  who: 'user',
  ownersAlone: true,
})

export const askForExport = endpoint<typeof shapes.askForExport>()({
  method: 'POST',
  path: '/api/account/exports',
  summary:
    'Asks for a file with all that is kept about the user, and of the company for who manages it, with password and second factor once more; a mail follows',
  who: 'user',
  ownersAlone: true,
  idempotent: true,
  refusals: ['export_under_way', 'too_many_exports', ...OWNER],
})

export const downloadExport = endpoint<typeof shapes.downloadExport>()({
  method: 'GET',
  path: '/api/account/exports/:id/file',
  summary: 'A file with the own data: a ZIP of JSON and CSV files',
  who: 'user',
  ownersAlone: true,
  media: 'application/zip',
})

export const getErasure = endpoint<typeof shapes.getErasure>()({
  method: 'GET',
  path: '/api/account/erasure',
  summary: 'Whether the user has asked for the account to be erased, and what stands in the way of it',
  who: 'user',
  ownersAlone: true,
})

export const askForErasure = endpoint<typeof shapes.askForErasure>()({
  method: 'POST',
  path: '/api/account/erasure',
  summary: 'Asks for the own account to be erased, with password and second factor once more; an operator decides',
  who: 'user',
  ownersAlone: true,
  refusals: ['erasure_asked', 'too_many_erasures', 'last_manager', 'last_operator', ...OWNER],
})

export const withdrawErasure = endpoint<typeof shapes.withdrawErasure>()({
  method: 'DELETE',
  path: '/api/account/erasure',
  summary: 'Withdraws the request before it is decided',
  who: 'user',
  ownersAlone: true,
  refusals: ['no_erasure_asked'],
})
