import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { rewardedThings } from './tables.ts'

export const rewardsPersonal: readonly PersonalRows[] = [ofUser('points', rewardedThings.userId)]
