import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { awardVotes } from './tables.ts'

export const awardsPersonal: readonly PersonalRows[] = [ofUser('votes', awardVotes.userId)]
