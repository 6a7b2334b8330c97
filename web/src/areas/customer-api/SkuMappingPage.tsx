import { getBrandNames } from '@fairfloor/domain/assortment/contract'
import { getReferenceSheet } from '@fairfloor/domain/customer-api/mapping-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { ApiFrame } from './ApiFrame.tsx'
import { BrandMapping } from './sku-mapping/BrandMapping.tsx'
import { BrandPicker } from './sku-mapping/BrandPicker.tsx'
import { DownloadButton } from './sku-mapping/DownloadButton.tsx'
import { mappingTexts } from './sku-mapping/texts.ts'
import { type Report, UploadModal } from './sku-mapping/UploadModal.tsx'
import { UploadReport } from './sku-mapping/UploadReport.tsx'
import { useSaves } from './sku-mapping/use-saves.ts'

/** /service-center/api/sku-mapping: the customer's own references, brand by brand or as a sheet. */
export function SkuMappingPage() {
  const t = useTexts(mappingTexts)
  const [isUploading, setUploading] = useState(false)
  const [report, setReport] = useState<Report>()
  return (
    <ApiFrame
      name="mapping"
      lead={t.lead}
      end={
        <>
          <DownloadButton address={addressOf(getReferenceSheet)}>{t.download}</DownloadButton>
          <Button variant="signal" icon="upload" onClick={() => setUploading(true)}>
            {t.upload}
          </Button>
        </>
      }
    >
      {report && <UploadReport report={report} onDismiss={() => setReport(undefined)} />}
      <Brands />
      <UploadModal open={isUploading} onClose={() => setUploading(false)} onTaken={setReport} />
    </ApiFrame>
  )
}

function Brands() {
  const t = useTexts(mappingTexts)
  const query = useQuery(queryOf(getBrandNames, {}))
  const address = useListAddress()
  // Of all brands: what could not be saved is still there when one comes back to its brand.
  const saves = useSaves(t.tooLong)
  return (
    <Loaded query={query} waiting={480} empty={{ title: t.none }}>
      {brands => {
        const asked = Number(address.query.get('brand'))
        const brand = brands.find(({ id }) => id === asked) ?? brands[0]
        if (!brand) return <EmptyState title={t.none} />
        return (
          <BrandMapping
            key={brand.id}
            brand={brand}
            saves={saves}
            picker={
              <BrandPicker brands={brands} brand={brand} onChoose={id => void address.filter({ brand: String(id) })} />
            }
          />
        )
      }}
    </Loaded>
  )
}
