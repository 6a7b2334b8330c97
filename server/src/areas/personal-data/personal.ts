import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { dataExports, erasureRequests } from './tables.ts'

export const personalDataPersonal: readonly PersonalRows[] = [
  ofUser('exports', dataExports.userId, { without: [dataExports.file] }),
  ofUser('erasure-requests', erasureRequests.userId),
]
