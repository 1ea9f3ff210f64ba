import { readAlertGroups, readDashboardText } from '@hearthway/observability';

/** The alerts and the dashboard of infra/observability as resources: for the Prometheus operator, and for Grafana's sidecar. */
export function monitoringManifests() {
  return [
    {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'hearthway' },
      spec: { groups: readAlertGroups() },
    },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'hearthway-dashboard', labels: { grafana_dashboard: '1' } },
      data: { 'hearthway.json': readDashboardText() },
    },
  ];
}
