import { describe, expect, it } from '@jest/globals';
import { readCountyLimits } from './read-county-limits.js';

const read = (text: string) => readCountyLimits('limits.csv', text);

describe('a file of county limits', () => {
  it('is read as FHFA publishes it, with quotes and dollar signs', () => {
    const text = [
      'FIPS State Code,FIPS County Code,County Name,State,CBSA Number,One-Unit Limit,Two-Unit Limit',
      '8,31,"DENVER COUNTY",CO,19740," $862,500 "," $1,104,000 "',
      '72,1,ADJUNTAS,PR,,"$832,750","$1,066,250"',
      '',
    ].join('\r\n');
    expect(read(`\uFEFF${text}`)).toEqual([{ fips: '08031', conventional: 862_500 }]);
  });

  it('is read as the CFPB publishes it, with the limits of all programs', () => {
    expect(read('State,FIPS,County,GSE,FHA,VA\nTX,48453,Travis County,806500,571550,806500')).toEqual([
      { fips: '48453', conventional: 806_500, fha: 571_550, va: 806_500 },
    ]);
  });

  it('that is another file is refused with the columns that it lacks', () => {
    expect(() => read('a,b\n1,2')).toThrow('its first line has no column for the FIPS code');
    expect(() => read('a,b\n1,2')).toThrow('columns found: a, b');
  });

  it('with wrong lines is refused with all of them', () => {
    const lines = [
      'fips,state,county,one_unit_dollars',
      '48453,TX,Travis,832750',
      '48453,TX,Travis,832750',
      '1,ZZ,None,abc',
    ];
    const problems =
      /line 3: county 48453 is listed twice\n.*line 4: “ZZ” is not a state\n.*line 4: “abc” is not a limit/;
    expect(() => read(lines.join('\n'))).toThrow(problems);
  });

  it('without counties is refused', () => {
    expect(() => read('fips,state,one_unit_dollars\n')).toThrow('it has no counties');
  });
});
