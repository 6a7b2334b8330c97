import type { getBonus } from '@fairfloor/domain/bonus/contract'
import type { Answer } from '@fairfloor/domain/endpoint'

export type BonusAnswer = Answer<typeof getBonus>
