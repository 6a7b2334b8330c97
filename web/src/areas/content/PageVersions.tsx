import { takeBackVersion } from '@fairfloor/domain/content/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { dayTimeText } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { type DeskPage, deskPageQuery, previewOf, shownPages } from './desk-queries.ts'
import { contentDeskTexts } from './desk-texts.ts'

const TONES = { draft: 'soft', planned: 'amber', shown: 'green', past: 'soft' } as const satisfies Record<string, Tone>

interface PageVersionsProps {
  page: DeskPage
  timeZone: string
  /** Puts an old version's words into the form. */
  onRestore: (id: number) => void
}

/** Every save of a page: what it is, since when, by whom. */
export function PageVersions({ page, timeZone, onRestore }: PageVersionsProps) {
  const t = useTexts(contentDeskTexts)
  const { language } = useLanguage()
  const client = useQueryClient()
  const { queryKey } = deskPageQuery(page.slug, page.language)
  const takeBack = useApiMutation(takeBackVersion, {
    invalidates: shownPages,
    onSuccess: saved => client.setQueryData(queryKey, saved),
  })
  const at = (instant: string) => dayTimeText(instant, timeZone, language)
  return (
    <section className="grid packed gap-4">
      <h2>{t.versions}</h2>
      {page.versions.length === 0 && <p>{t.noVersions}</p>}
      <ol className="grid gap-4">
        {page.versions.map(({ id, title, state, published_from, saved_at, saved_by }) => {
          const preview = previewOf(page.slug, id)
          return (
            <li key={id} className="grid at-start gap-2 line-above pt-4">
              <Tag tone={TONES[state]}>{t.states[state]}</Tag>
              <strong lang={page.language}>{title}</strong>
              <p className="t13 fg-2">
                {t.saved(at(saved_at), saved_by)}
                {published_from && `, ${t.fromDay(at(published_from))}`}
              </p>
              <div className="row wrap gap-2">
                {preview && <LinkButton to={preview}>{t.preview}</LinkButton>}
                <Button onClick={() => onRestore(id)}>{t.restore}</Button>
                {state === 'planned' && (
                  <Button loading={takeBack.loading} onClick={() => takeBack.run({ params: { id } })}>
                    {t.takeBack}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <MutationError of={takeBack} />
    </section>
  )
}
