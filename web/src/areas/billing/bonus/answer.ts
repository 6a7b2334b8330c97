import type { getBonus } from '@fairfloor/domain/billing/bonus/contract'
import type { Answer } from '@fairfloor/domain/endpoint'

export type BonusAnswer = Answer<typeof getBonus>
