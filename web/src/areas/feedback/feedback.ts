import type { Answer } from '@fairfloor/domain/endpoint'
import { getFeedback } from '@fairfloor/domain/feedback/contract'
import { queryOf } from '../../lib/query.ts'

export type Question = Answer<typeof getFeedback>['questions'][number]

export const feedbackQuery = (exhibitorId: number) => queryOf(getFeedback, { query: { exhibitor_id: exhibitorId } })
