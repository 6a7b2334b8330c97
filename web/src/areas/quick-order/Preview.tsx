import type { Recognised } from '@fairfloor/domain/quick-order/contract'
import { useMemo } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { FoundLines, type FoundLinesProps } from './FoundLines.tsx'
import { goodsOf, nameOf, type Reading } from './lines.ts'
import { OpenLines, type OpenLinesProps } from './OpenLines.tsx'
import { quickOrderTexts } from './texts.ts'

interface PreviewProps extends Omit<FoundLinesProps, 'found'>, Omit<OpenLinesProps, 'lines'> {
  sizes: Recognised['sizes']
  reading: Reading
}

/** What the lines mean: first those that need the buyer, then what can be added. */
export default function Preview({ sizes, reading, onPick, onCount, onDrop, ...lines }: PreviewProps) {
  const { language } = useLanguage()
  const t = useTexts(quickOrderTexts)
  const found = useMemo(() => {
    const goods = goodsOf(sizes)
    return [...reading.pieces.keys()].flatMap(id => {
      const line = reading.read.find(({ flavour_ids: [only] }) => only === id)
      const of = goods.get(id)
      return line && of ? [{ goods: of, line }] : []
    })
  }, [sizes, reading])
  return (
    <>
      <header className="row wrap baseline gap-y-2 gap-x-4 mb-3">
        {found.length > 0 && <h2>{t.recognised(found.length)}</h2>}
        {reading.open.length > 0 && <b className="red">{t.openLines(reading.open.length)}</b>}
      </header>
      <OpenLines lines={reading.open} {...{ onPick, onCount, onDrop }} />
      {reading.raised.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {reading.raised.map(({ goods, from, to }) => (
            <p key={goods.flavour.id}>{t.raised(sizeText(nameOf(goods), language), from, to)}</p>
          ))}
        </Alert>
      )}
      {found.length > 0 && <FoundLines found={found} {...lines} />}
    </>
  )
}
