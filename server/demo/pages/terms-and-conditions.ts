import type { HouseText } from './house-text.ts'

/** The organiser of the demo is fictional; the terms describe the show without its dates. */
export const termsAndConditions: HouseText = {
  en: {
    title: 'Terms and conditions',
    lead: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, the Netherlands. For sales to businesses, in the shop and at the Virtual Trade Show.',
    sections: [
      {
        head: 'For whom they hold',
        text: 'These terms hold for every sale by Maasveld Sportvoeding B.V. ("Maasveld") to customers who act in the course of a trade or profession. Terms of the customer do not become part of the contract, not even where Maasveld does not object to them.',
      },
      {
        head: 'Account',
        text: 'Orders need an account that Maasveld has approved. The customer keeps the password secret and answers for what is ordered with it until Maasveld is told that it is lost.',
      },
      {
        head: 'Prices',
        text: 'Prices are in euros, per piece, without VAT, deposit and consumption tax; these are shown before an order is sent and stand apart on the invoice. The price that is shown when a product is added at the Virtual Trade Show stays on that position until the order ends.',
      },
      {
        head: 'Ordering in the shop',
        text: 'The range in the shop is an invitation to order. The contract is made when Maasveld confirms the order or delivers the goods.',
      },
      {
        head: 'Ordering at the Virtual Trade Show',
        text: 'During the ordering window products are reserved at the prices of the show. The order becomes binding when the customer confirms it in the account during the confirmation window; until then quantities may be lowered, never raised. What is not confirmed lapses without cost.',
      },
      {
        head: 'Release',
        text: 'Confirmed products are delivered when the customer releases them, at once or in several parts, until the end of the release period that is shown in the account. Each release is an order with an invoice of its own.\n\nRelease is first come, first served: confirming does not set goods aside. Products that are not released by the end of the period are deleted from the order.',
      },
      {
        head: 'Delivery and risk',
        text: 'Goods in stock leave the warehouse within two working days. The risk passes when the goods are handed over to the carrier. Visible damage is to be noted on the delivery note and told to Maasveld within three working days with pictures.',
      },
      {
        head: 'Payment',
        text: 'Invoices are due within fourteen days unless agreed otherwise. Who pays late owes the statutory commercial interest. Goods remain the property of Maasveld until they are paid for.',
      },
      {
        head: 'Complaints and returns',
        text: 'Complaints are made in the account, with position, quantity and pictures. Food that has left the warehouse can be taken back only where it was wrong or faulty.',
      },
      {
        head: 'Free samples',
        text: 'Samples are free, limited per exhibitor and in all, and come with the first release. They are not for resale. What is gone is gone.',
      },
      {
        head: 'Reward programme',
        text: 'Points are earned by what a visitor does at the show; each thing counts once. The visitor with the most points at the end of the ordering window wins one laptop; among equals lots are drawn. Staff of Maasveld and of exhibitors do not take part. There is no cash instead of the prize.',
      },
      {
        head: 'Liability',
        text: 'Maasveld is liable without limit for intent and gross negligence and for harm to life, body and health. For the rest liability is limited to the value of the order and excludes loss of profit.',
      },
      {
        head: 'Law and court',
        text: 'The law of the Netherlands applies, without the United Nations Convention on the International Sale of Goods. The court in Roermond has jurisdiction.',
      },
    ],
  },
  de: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, Niederlande. Für Verkäufe an Unternehmen, im Shop und auf der virtuellen Messe.',
    sections: [
      {
        head: 'Für wen sie gelten',
        text: 'Diese Bedingungen gelten für jeden Verkauf der Maasveld Sportvoeding B.V. („Maasveld“) an Kunden, die in Ausübung eines Gewerbes oder freien Berufs handeln. Bedingungen des Kunden werden nicht Teil des Vertrags, auch wenn Maasveld ihnen nicht widerspricht.',
      },
      {
        head: 'Konto',
        text: 'Bestellungen setzen ein Konto voraus, das Maasveld freigegeben hat. Der Kunde hält das Passwort geheim und steht für das ein, was damit bestellt wird, bis er Maasveld den Verlust meldet.',
      },
      {
        head: 'Preise',
        text: 'Preise verstehen sich in Euro, je Stück, ohne Mehrwertsteuer, Pfand und Verbrauchsteuer; diese werden gezeigt, bevor eine Bestellung abgeschickt wird, und stehen auf der Rechnung gesondert. Der Preis, der auf der virtuellen Messe beim Hinzufügen gezeigt wird, bleibt an der Position, bis die Bestellung endet.',
      },
      {
        head: 'Bestellen im Shop',
        text: 'Das Sortiment im Shop ist eine Einladung zu bestellen. Der Vertrag kommt zustande, wenn Maasveld die Bestellung bestätigt oder die Ware liefert.',
      },
      {
        head: 'Bestellen auf der virtuellen Messe',
        text: 'Während der Bestellzeit werden Produkte zu Messepreisen vorgemerkt. Verbindlich wird die Bestellung, wenn der Kunde sie in der Bestätigungszeit in seinem Konto bestätigt; bis dahin dürfen Mengen gesenkt, aber nicht erhöht werden. Was nicht bestätigt wird, verfällt ohne Kosten.',
      },
      {
        head: 'Abruf',
        text: 'Bestätigte Produkte werden geliefert, wenn der Kunde sie abruft, auf einmal oder in mehreren Teilen, bis zum Ende der Abrufzeit, die im Konto gezeigt wird. Jeder Abruf ist eine Bestellung mit eigener Rechnung.\n\nWer zuerst kommt, wird zuerst beliefert: eine Bestätigung legt keine Ware zurück. Was bis zum Ende der Zeit nicht abgerufen ist, wird aus der Bestellung gelöscht.',
      },
      {
        head: 'Lieferung und Gefahr',
        text: 'Ware auf Lager verlässt das Haus innerhalb von zwei Werktagen. Die Gefahr geht mit der Übergabe an den Spediteur über. Sichtbare Schäden sind auf dem Lieferschein zu vermerken und Maasveld innerhalb von drei Werktagen mit Bildern zu melden.',
      },
      {
        head: 'Zahlung',
        text: 'Rechnungen sind innerhalb von vierzehn Tagen fällig, wenn nichts anderes vereinbart ist. Wer zu spät zahlt, schuldet die gesetzlichen Handelszinsen. Bis zur Bezahlung bleibt die Ware Eigentum von Maasveld.',
      },
      {
        head: 'Reklamation und Rückgabe',
        text: 'Reklamationen werden im Konto eingereicht, mit Position, Menge und Bildern. Lebensmittel, die das Lager verlassen haben, können nur zurückgenommen werden, wenn sie falsch oder fehlerhaft waren.',
      },
      {
        head: 'Gratisproben',
        text: 'Proben sind kostenlos, je Aussteller und insgesamt begrenzt, und kommen mit dem ersten Abruf. Sie sind nicht zum Weiterverkauf bestimmt. Was weg ist, ist weg.',
      },
      {
        head: 'Prämienprogramm',
        text: 'Punkte bringt, was ein Besucher auf der Messe tut; jede Sache zählt einmal. Der Besucher mit den meisten Punkten am Ende der Bestellzeit gewinnt einen Laptop; unter Gleichen entscheidet das Los. Beschäftigte von Maasveld und der Aussteller nehmen nicht teil. Der Preis wird nicht in Geld ausgezahlt.',
      },
      {
        head: 'Haftung',
        text: 'Maasveld haftet unbegrenzt bei Vorsatz und grober Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit. Im Übrigen ist die Haftung auf den Wert der Bestellung begrenzt und umfasst keinen entgangenen Gewinn.',
      },
      {
        head: 'Recht und Gericht',
        text: 'Es gilt niederländisches Recht ohne das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf. Gerichtsstand ist Roermond.',
      },
    ],
  },
}
