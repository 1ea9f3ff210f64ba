import { getAnalyticsReport } from '@hearthway/contracts/analytics';
import { percentile } from '../percentile.js';

export interface ReportLatency {
  /** Milliseconds from a request to the end of its answer. */
  readonly p50: number;
  readonly p95: number;
}

/** Reads the report repeatedly as one admin, for all days and for the last thirty. */
export async function measureReports(origin: string, credential: string, rounds: number): Promise<ReportLatency> {
  const latencies: number[] = [];
  const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  for (let round = 0; round < rounds; round += 1) {
    for (const query of ['', `?from=${monthAgo}`]) {
      const begun = performance.now();
      const response = await fetch(origin + getAnalyticsReport.path + query, { headers: { authorization } });
      const report: unknown = await response.json();
      latencies.push(performance.now() - begun);
      if (response.status !== 200) throw new Error(`The report was refused: ${JSON.stringify(report)}`);
    }
  }
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
}
