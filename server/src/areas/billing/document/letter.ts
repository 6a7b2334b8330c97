import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Language } from '@fairfloor/domain/language'
import type { Seller } from '@fairfloor/domain/seller/seller'

/** What a document to a customer shows in the head of its first page and in the feet of all. */
export type Letter = {
  readonly language: Language
  /** 'Invoice', set large. */
  readonly title: string
  /** In the feet: the document's number. */
  readonly reference: string
  readonly seller: Seller
  readonly order: {
    readonly invoiceAddress: PostalAddress
    /** Null where nothing is delivered. */
    readonly shippingAddress: PostalAddress | null
    readonly vatId: string | null
  }
  /** Numbers and dates; the first is bold, empty ones are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
}
