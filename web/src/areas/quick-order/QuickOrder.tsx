import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useDraft } from '../../lib/sending/draft.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import link from '../../ui/text.module.css'
import type { TypedExtras } from '../catalogue/typed.ts'
import { typedExtras, withTyped } from './extras.ts'
import styles from './QuickOrder.module.css'
import { ScanButton } from './ScanButton.tsx'
import { TakeOver } from './TakeOver.tsx'
import { pricesThen } from './template.ts'
import { quickOrderTexts } from './texts.ts'
import { useQuickOrder } from './use-quick-order.ts'

const LineEntry = lazyPart(() => import('./LineEntry.tsx'))
const Preview = lazyPart(() => import('./Preview.tsx'))

interface QuickOrderProps {
  at: Counter
  /** Pieces that are ordered already, by flavour. */
  inBasket: ReadonlyMap<number, number>
  /** The bar that adds the waiting quantities of a list, with what is typed beside them. */
  bar: (typed: { list: string; sizes: readonly ShopSize[]; extras: TypedExtras; onAdded: () => void }) => ReactNode
}

/** Many lines at once: typed, scanned, pasted, from a file or from an order before; what they mean; and the bar that adds it. */
export function QuickOrder({ at, inBasket, bar }: QuickOrderProps) {
  const t = useTexts(quickOrderTexts)
  const quick = useQuickOrder(at)
  const [then, keepThen, forgetThen] = useDraft(`${quick.list}-then`, pricesThen)
  const [extras, keepExtras, forgetExtras] = useDraft(`${quick.list}-extras`, typedExtras)
  const { text, setText, call, upload, known, reading, check } = quick
  return (
    <>
      <div className={`stack top gap-6 mb-8 ${styles.order}`} data-checked={known && reading ? '' : undefined}>
        <div className={styles.input}>
          <section className={`slim ${styles.paste}`}>
            <Suspense fallback={<div className={styles.entry} />}>
              <LineEntry at={at} append={quick.append} />
            </Suspense>
            <TextArea
              label={t.paste}
              hint={t.hint}
              placeholder={examplesIn(t)
                .map(([line]) => line)
                .join('\n')}
              value={text}
              rows={10}
              spellCheck={false}
              onChange={event => setText(event.target.value)}
              onKeyDown={event => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && check()}
            />
            <MutationError of={call} onRetry={check} />
            <div className="row gap-2 mt-3">
              <Button variant="ink" loading={call.loading} disabled={text.trim() === ''} onClick={check}>
                {text.trim() === '' ? t.pasteFirst : reading ? t.again : t.check}
              </Button>
              {(reading || text !== '') && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    forgetThen()
                    forgetExtras()
                    quick.startAgain()
                  }}
                >
                  {t.clear}
                </Button>
              )}
            </div>
          </section>
          <section className={`grid gap-4 slim ${styles.ways}`} aria-label={t.ways}>
            <MutationError of={upload} />
            <FileDrop
              label={t.file}
              act={t.chooseFile}
              hint={t.fileHint}
              accept=".csv,.txt,.tsv,.xlsx,.xlsm"
              loading={upload.loading}
              onFile={quick.takeFile}
            />
            <div className={styles.scan}>
              <ScanButton scan={quick.scan} />
            </div>
            <TakeOver
              at={at}
              onTake={({ text: lines, before }) => {
                keepThen({
                  ...then,
                  ...pricesThen(Object.fromEntries(before.map(one => [one.flavour_id, one.price]))),
                })
                void quick.append(lines)
              }}
            />
          </section>
        </div>
        <section className="slim" aria-live="polite" aria-busy={call.isPending}>
          {known && reading ? (
            <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
              <Preview
                {...{ reading, inBasket, then, extras }}
                list={quick.list}
                sizes={known.sizes}
                onExtras={(id, typed) => keepExtras(withTyped(extras, id, typed))}
                onPick={quick.pick}
                onCount={quick.count}
                onDrop={quick.drop}
              />
            </Suspense>
          ) : (
            <Guide />
          )}
        </section>
      </div>
      <Suspense fallback={<div className={styles.bar} />}>
        {bar({
          ...{ list: quick.list, sizes: known?.sizes ?? [], extras },
          onAdded() {
            quick.added()
            forgetExtras()
          },
        })}
      </Suspense>
    </>
  )
}

/** Lines as they can be pasted, each with what it says. */
const examplesIn = ({ means, twoCases }: (typeof quickOrderTexts)['en']): (readonly [string, string])[] => [
  ['NOR-001-01\t24', means.sku],
  [`2000010000029\t${twoCases}`, means.ean],
  ['Daily Whey 450 g, Matcha × 4', means.name],
]

/** What can be pasted, before anything was. */
function Guide() {
  const t = useTexts(quickOrderTexts)
  return (
    <div className={`t13 on-fog round-card pad-y-4 pad-x-5`}>
      <h2 className="t24">{t.guide}</h2>
      <dl className="mt-2 mb-2">
        {examplesIn(t).map(([line, means]) => (
          <div key={line} className="line-below pad-y-2">
            <dt className={`t15 medium figures ${styles.example}`}>{line}</dt>
            <dd className="ink-2">{means}</dd>
          </div>
        ))}
      </dl>
      <p className="ink-2">{t.waiting}</p>
      <a
        className={`inline-row pt-2 ${link.link}`}
        href={`data:text/csv,${encodeURIComponent(t.template)}`}
        download="quick-order.csv"
      >
        {t.templateFile}
      </a>
    </div>
  )
}
