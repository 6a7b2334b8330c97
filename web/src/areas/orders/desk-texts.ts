import { titles } from '@fairfloor/domain/orders/titles'
import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

/** Texts of the operator's orders. */
export const orderDeskTexts = messages({
  en: {
    title: titles.en.desk,
    lead: 'Orders of all customers, from the shop and from the fair.',
    search: 'Number, customer, their number or article',
    customer: 'Customer',
    theirs: 'Customer’s number',
    theirNote: 'Customer’s note',
    addresses: 'Addresses',
    none: 'No orders yet',
    noneText: 'What customers order stands here.',
    unknown: 'There is no such order',
    toOrders: 'To the orders',
    cancel: 'Cancel pieces',
    address: {
      change: 'Deliver elsewhere',
      hint: 'One of the customer’s stored addresses. In another country VAT, deposit and shipping are calculated again.',
      fixed: 'The order is being packed or is over: its address stays.',
      save: 'Deliver there',
    },
    note: {
      title: 'Internal note',
      hint: 'The customer does not see it.',
      label: 'Note',
      save: 'Save note',
    },
    history: {
      title: 'History',
      none: 'Nobody has changed anything since it was placed.',
      by: (name: string, at: string) => `${name}, ${at}`,
      actions: {
        'change order address': (was: string) => `Delivery address changed, it was ${was}`,
        'cancel order lines': (pieces: number) => `${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`} cancelled`,
        'make pick list': (list: string) => `Pick list ${list} made`,
        'give back pick list': (list: string) => `Pick list ${list} given back`,
        'ship order': (pieces: number) => `${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`} shipped`,
        'hand over shipment': (tracking: string) => (tracking ? `Carrier’s number: ${tracking}` : 'With the carrier'),
        'take return': (pieces: number) => `${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`} came back`,
        'issue credit note': (number: string) => `Credit note ${number} issued`,
        'ask for backorder confirmation': (pieces: number) =>
          `Customer asked to confirm ${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`} of the backorder`,
        'note on order': (note: string) => (note ? `Note: ${note}` : 'Note deleted'),
      },
    },
  },
  de: {
    title: titles.de.desk,
    lead: 'Bestellungen aller Kunden, aus dem Shop und von der Messe.',
    search: 'Nummer, Kunde, dessen Nummer oder Artikel',
    customer: 'Kunde',
    theirs: 'Nummer des Kunden',
    theirNote: 'Anmerkung des Kunden',
    addresses: 'Adressen',
    none: 'Noch keine Bestellungen',
    noneText: 'Hier steht, was Kunden bestellen.',
    unknown: 'Diese Bestellung gibt es nicht',
    toOrders: 'Zu den Bestellungen',
    cancel: 'Stück stornieren',
    address: {
      change: 'Anderswohin liefern',
      hint: 'Eine der gespeicherten Adressen des Kunden. In einem anderen Land werden MwSt., Pfand und Versand neu berechnet.',
      fixed: 'Die Bestellung wird gepackt oder ist vorbei: Ihre Adresse bleibt.',
      save: 'Dorthin liefern',
    },
    note: {
      title: 'Interne Notiz',
      hint: 'Der Kunde sieht sie nicht.',
      label: 'Notiz',
      save: 'Notiz speichern',
    },
    history: {
      title: 'Verlauf',
      none: 'Seit der Bestellung hat niemand etwas geändert.',
      by: (name, at) => `${name}, ${at}`,
      actions: {
        'change order address': was => `Lieferadresse geändert, sie war ${was}`,
        'cancel order lines': pieces => `${count(pieces)} Stück storniert`,
        'make pick list': list => `Packliste ${list} gemacht`,
        'give back pick list': list => `Packliste ${list} zurückgegeben`,
        'ship order': pieces => `${count(pieces)} Stück versandt`,
        'hand over shipment': tracking => (tracking ? `Sendungsnummer: ${tracking}` : 'Beim Versender'),
        'take return': pieces => `${count(pieces)} Stück ${pieces === 1 ? 'kam' : 'kamen'} zurück`,
        'issue credit note': number => `Gutschrift ${number} ausgestellt`,
        'ask for backorder confirmation': pieces =>
          `Kunde gebeten, ${count(pieces)} Stück des Rückstands zu bestätigen`,
        'note on order': note => (note ? `Notiz: ${note}` : 'Notiz gelöscht'),
      },
    },
  },
})
