/** As texts of parcels are looked through: without regard to capitals, umlauts included. */
export const folded = (text: string): string => text.toLocaleLowerCase('de')
