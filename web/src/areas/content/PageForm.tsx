import { saveContentVersion } from '@fairfloor/domain/content/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { type DeskPage, deskPageQuery, shownPages, versionQuery } from './desk-queries.ts'
import { contentDeskTexts } from './desk-texts.ts'
import { PagePart, type Part } from './PagePart.tsx'
import styles from './PagesDeskPage.module.css'
import { PageVersions } from './PageVersions.tsx'
import { PublishChoice, publishingOf, type Wish } from './PublishChoice.tsx'
import { bodyOf, draftOf, isComplete, isFilled, MOST_PARTS, moved, withPart } from './page-draft.ts'

const NO_WISH: Wish = { when: 'draft', from: '' }

/** The texts of a page in one language, with its versions. Required fields are checked before sending. */
export function PageForm({ page, timeZone }: { page: DeskPage; timeZone: string }) {
  const t = useTexts(contentDeskTexts)
  const client = useQueryClient()
  const { slug, language } = page
  const query = deskPageQuery(slug, language)
  const form = useDeskForm({
    name: `page ${slug} ${language}`,
    record: page,
    draftOf: ({ newest }) => ({ ...draftOf(newest), wish: NO_WISH }),
    versionOf: ({ newest }) => String(newest?.id ?? ''),
    words: { title: t.heading, lead: t.intro, parts: t.parts, wish: t.when },
    faults: draft => ({
      title: !isFilled(draft.title) && t.missing,
      rest: !(isComplete(draft) && publishingOf(draft.wish, timeZone)) && ' ',
    }),
    call: saveContentVersion,
    input: ({ wish, ...draft }, version) => {
      const publishing = publishingOf(wish, timeZone)
      const based_on = version === '' ? null : Number(version)
      return publishing && { params: { slug }, body: { language, ...bodyOf(draft), ...publishing, based_on } }
    },
    updates: [query],
    invalidates: shownPages,
  })
  const { draft, isAsked } = form
  const restore = async (id: number) => form.change(draftOf((await client.fetchQuery(versionQuery(id))).page))
  const { parts } = draft
  const setParts = (next: readonly Part[]) => form.change({ parts: next })
  const change = (key: number, words: Partial<Part>) =>
    setParts(parts.map(part => (part.key === key ? { ...part, ...words } : part)))
  const wrong = (at: string) => form.save.fieldErrors.find(({ path }) => path.startsWith(at))?.detail ?? null

  return (
    <div className={`stack gap-8 wide ${styles.desk}`}>
      <DeskForm form={form} label={t.names[slug] ?? slug} save={t.save}>
        {slug === 'faq' && <p className="t13 fg-2">{t.faqHint}</p>}
        {page.newest?.file_url && (
          <p className="t13 fg-2">
            <a href={page.newest.file_url} target="_blank" rel="noopener">
              {t.printed}
            </a>
            {` · ${t.printedHint}`}
          </p>
        )}
        <TextInput {...form.text('title')} maxLength={200} />
        <TextArea {...form.text('lead')} optional rows={2} maxLength={1000} />
        {parts.map((part, i) => (
          <PagePart
            key={part.key}
            part={part}
            number={i + 1}
            asked={isAsked}
            error={wrong(`sections.${i}.`)}
            onChange={words => change(part.key, words)}
            onUp={i === 0 ? undefined : () => setParts(moved(parts, i))}
            onRemove={() => setParts(parts.filter(({ key }) => key !== part.key))}
          />
        ))}
        <div>
          <Button icon="plus" disabled={parts.length >= MOST_PARTS} onClick={() => setParts(withPart(parts))}>
            {t.add}
          </Button>
        </div>
        <PublishChoice
          wish={draft.wish}
          timeZone={timeZone}
          asked={isAsked}
          error={wrong('from')}
          onChange={wish => form.change({ wish })}
        />
      </DeskForm>
      <PageVersions page={page} timeZone={timeZone} onRestore={id => void restore(id)} />
    </div>
  )
}
