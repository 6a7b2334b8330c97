import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { letterQuery } from './queries.ts'
import { remindersTexts } from './reminder-texts.ts'

interface LetterSheetProps {
  customerId: number | null
  loading: boolean
  onClose: () => void
  onSend: (customerId: number) => void
}

/** The letter that a customer would get today, in each language of those who get it, and who they are. */
export function LetterSheet({ customerId, loading, onClose, onSend }: LetterSheetProps) {
  const t = useTexts(remindersTexts)
  const query = useQuery({ ...letterQuery(customerId ?? 0), enabled: customerId !== null })
  const { data } = query
  const canSend = data !== undefined && data.readers.length > 0 && data.letters.length > 0
  return (
    <Sheet
      open={customerId !== null}
      onClose={onClose}
      title={data?.customer.company ?? t.letter}
      description={t.letterLead}
      scrim
      foot={
        canSend && (
          <Button variant="signal" icon="mail" loading={loading} onClick={() => onSend(data.customer.id)}>
            {t.send}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<SkeletonRows rows={6} height={32} />}>
        {({ readers, letters }) => (
          <div className="grid gap-5">
            {readers.length === 0 && <Alert tone="warning">{t.noReader}</Alert>}
            {letters.length === 0 && readers.length > 0 && <Alert>{t.nothingDue}</Alert>}
            {readers.length > 0 && (
              <section aria-label={t.to}>
                <h3 className="mb-2">{t.to}</h3>
                <ul>
                  {readers.map(({ name, email, language }) => (
                    <li key={email}>{t.reader(name, email, t.languages[language])}</li>
                  ))}
                </ul>
              </section>
            )}
            {letters.map(({ language, subject, paragraphs }) => (
              <article className="grid gap-2 on-fog round-card pad-y-4 pad-x-5 measure" key={language} lang={language}>
                <h3 className="mb-2">{subject}</h3>
                {paragraphs.map(one => (
                  <p key={one}>{one}</p>
                ))}
              </article>
            ))}
            {letters.length > 0 && <p className="t13 fg-2">{t.attached}</p>}
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}
