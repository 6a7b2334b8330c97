import { paceStart, paces } from '../paces.ts'
import { type Export, exportStateOf } from './export.ts'

/** Why a user cannot have another export now. */
export function noExportBecause(
  exports: readonly Export[],
  now: Date,
): 'export_under_way' | 'too_many_exports' | undefined {
  if (exports.some(one => exportStateOf(one, now) === 'under way')) return 'export_under_way'
  const today = exports.filter(({ askedAt }) => askedAt > paceStart(paces.exports, now))
  return today.length >= paces.exports.most ? 'too_many_exports' : undefined
}
