import { getContentPage } from '@fairfloor/domain/content/contract'
import { getContentVersion } from '@fairfloor/domain/content/desk-contract'
import type { WrittenPage } from '@fairfloor/domain/content/written-pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useLanguage } from '../../lib/texts.tsx'
import { isOperator, useUser } from '../../visit/user.ts'

export type Written = Answer<typeof getContentPage>

/**
 * What the house has written on a page, in the reader's language. The first data know the language of the server's answer;
 * after a change of language here the page is read again.
 */
export function useWritten(slug: WrittenPage) {
  const { language } = useLanguage()
  const first = useQuery(queryOf(getContentPage, { params: { slug }, query: {} }))
  const isOther = first.data !== undefined && first.data.reader_language !== language
  const own = useQuery({
    ...queryOf(getContentPage, { params: { slug }, query: { language } }),
    enabled: isOther,
    placeholderData: first.data,
  })
  return isOther ? own : first
}

/** The version that the operator previews in the page itself: `?preview=` and its number. */
export function usePreview(slug: WrittenPage) {
  const id = Number(useSearchParams()[0].get('preview'))
  const isAsked = isOperator(useUser()) && Number.isInteger(id) && id > 0
  const version = useQuery({ ...queryOf(getContentVersion, { params: { id } }), enabled: isAsked }).data
  return version?.page.slug === slug ? version : undefined
}
