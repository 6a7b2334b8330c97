import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { samplePositions } from './tables.ts'

export const samplesPersonal: readonly PersonalRows[] = [ofUser('samples', samplePositions.userId)]
