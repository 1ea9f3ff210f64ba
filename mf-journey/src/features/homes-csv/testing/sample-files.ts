// All homes are made up.

/** The headings of Redfin’s “Download All” file. */
export const redfinHeadings =
  'SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,LOCATION,SQUARE FEET,LOT SIZE,YEAR BUILT,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH,STATUS,NEXT OPEN HOUSE START TIME,NEXT OPEN HOUSE END TIME,URL (SEE https://www.redfin.example/buy-a-home/comparative-market-analysis FOR INFO ON PRICING),SOURCE,MLS#,FAVORITE,INTERESTED,LATITUDE,LONGITUDE';

export const redfinNotice = '"In accordance with local MLS rules, some MLS listings are not included in the download"';

const urls = 'https://www.redfin.example/TX/Austin';

export const redfinRows = [
  `MLS Listing,,Single Family Residential,4512 Shoal Creek Blvd,Austin,TX,78756,1049000,3,2.5,Allandale,1850,7840,1962,12,567,,Active,December-31-2026 11:00 AM,December-31-2026 1:00 PM,${urls}/1,ACTRIS,8123456,N,Y,30.34,-97.74`,
  `MLS Listing,,Condo/Co-op,"1204 W 5th St, ""The Mill"" #616",Austin,TX,78703,"2,950,000",2,5.0,"Downtown, West",2210,,2019,3,1335,850,Pending,,,${urls}/2,ACTRIS,8123457,N,Y,30.27,-97.75`,
  `New Construction Home,,Vacant Land,0 County Road 12,Dale,TX,78616,185000,,,Caldwell County,,217800,,40,,,Active,,,${urls}/3,ACTRIS,8123458,N,Y,29.93,-97.56`,
  `PAST SALE,October-31-2025,Townhouse,88 Elm Ct,Austin,TX,78704,612500,3,2,Zilker,1540,1742,1998,,398,210,Sold,,,${urls}/4,ACTRIS,8123459,N,Y,30.25,-97.77`,
] as const;

export const redfinFile = [redfinHeadings, redfinNotice, ...redfinRows].join('\n');
