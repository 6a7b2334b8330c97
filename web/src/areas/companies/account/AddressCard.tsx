import { makeUsualAddress, removeAddress } from '@fairfloor/domain/companies/addresses/contract'
import { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import { useState } from 'react'
import { countryName } from '../../../lib/country.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DeleteQuestion } from '../../../ui/DeleteQuestion.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { addressTexts } from './address-texts.ts'
import styles from './addresses.module.css'
import type { CompanyAddress } from './company-address.ts'

const addresses = queryOf(getCompanyAddresses, {})
const changes = { updates: [addresses], invalidatesOnRefusal: [addresses] }

/** An address as on a letter; managers of the account change it here. */
export function AddressCard({ address, onEdit }: { address: CompanyAddress; onEdit: (() => void) | undefined }) {
  const t = useTexts(addressTexts)
  const { language } = useLanguage()
  const { company, first_name, last_name, street, number, zip, city, country, gln, is_default } = address
  const lines = [
    `${first_name} ${last_name}`,
    `${street} ${number}`,
    `${zip} ${city}`,
    countryName(country, language),
  ].filter(line => line.trim())
  return (
    <li className={`grid gap-3 bordered round-card pad-5 ${styles.card}`}>
      <div className="row top between gap-3">
        <h3 className="anywhere">{company}</h3>
        {is_default && <Tag tone="green">{t.usual}</Tag>}
      </div>
      <address className="anywhere">
        {lines.map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {gln && <span className="fg-2">{t.glnOf(gln)}</span>}
      </address>
      {onEdit && <Acts address={address} onEdit={onEdit} />}
    </li>
  )
}

function Acts({ address, onEdit }: { address: CompanyAddress; onEdit: () => void }) {
  const t = useTexts(addressTexts)
  const [isAsking, setAsking] = useState(false)
  const usual = useApiMutation(makeUsualAddress, changes)
  const remove = useApiMutation(removeAddress, changes)
  const { id, company, street, number, city } = address
  const place = `${company}, ${street} ${number}, ${city}`
  return (
    <>
      <div className={`row middle gap-1 ${styles.acts}`}>
        <Button variant="ghost" aria-label={t.editOf(place)} onClick={onEdit}>
          {t.edit}
        </Button>
        {!address.is_default && (
          <Button
            variant="ghost"
            aria-label={t.makeUsualOf(place)}
            loading={usual.loading}
            onClick={() => void usual.run({ params: { id } })}
          >
            {t.makeUsual}
          </Button>
        )}
        <IconButton
          icon="trash"
          label={t.removeOf(place)}
          aria-disabled={remove.loading}
          className="push"
          onClick={() => !remove.loading && setAsking(true)}
        />
      </div>
      <MutationError of={usual} />
      <MutationError of={remove} />
      <DeleteQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        question={t.removeQuestion}
        onDelete={() => void remove.run({ params: { id } })}
      >
        <p>{place}</p>
        <p className="fg-2 measure">{t.kept}</p>
      </DeleteQuestion>
    </>
  )
}
