{{- define "clearcoat.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/part-of: clearcoat
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{- define "clearcoat.selector" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "clearcoat.podSecurity" -}}
runAsNonRoot: true
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "clearcoat.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Spreads the replicas of a component over different nodes, if there are enough. */}}
{{- define "clearcoat.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "clearcoat.selector" . | nindent 6 }}
{{- end }}

{{- define "clearcoat.webClaim" -}}
{{ .Values.web.existingClaim | default (printf "%s-web" .Release.Name) }}
{{- end }}

{{- define "clearcoat.pullSecrets" -}}
{{- range .Values.image.pullSecrets }}
- name: {{ . }}
{{- end }}
{{- end }}

{{/* Annotations that tell Prometheus the metrics port of a pod. */}}
{{- define "clearcoat.metricsAnnotations" -}}
{{- if .Values.metrics.enabled -}}
annotations:
  prometheus.io/scrape: 'true'
  prometheus.io/port: {{ .Values.metrics.port | quote }}
{{- end }}
{{- end }}

{{/* Secrets are referenced; the chart contains none. */}}
{{- define "clearcoat.serverEnvFrom" -}}
- secretRef: { name: {{ .Values.database.existingSecret }} }
{{- with .Values.mail.existingSecret }}
- secretRef: { name: {{ . }} }
{{- end }}
{{- with .Values.texts.existingSecret }}
- secretRef: { name: {{ . }} }
{{- end }}
{{- with .Values.assistant.existingSecret }}
- secretRef: { name: {{ . }} }
{{- end }}
{{- end }}

{{- define "clearcoat.serverEnv" -}}
- { name: MIGRATE, value: '0' }
- { name: DATABASE_CONNECTIONS, value: {{ .Values.database.connections | quote }} }
- { name: TRUST_PROXY, value: '1' }
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
{{- if .Values.metrics.enabled }}
- { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
{{- end }}
{{- with .Values.tracing.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
- { name: OTEL_TRACES_SAMPLER, value: {{ $.Values.tracing.sampler | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ $.Values.tracing.samplerArg | quote }} }
{{- end }}
- { name: LOG_LEVEL, value: {{ .Values.api.logLevel | quote }} }
- { name: MAIL_FROM, value: {{ .Values.mail.from | quote }} }
- { name: SUPPORT_EMAIL, value: {{ .Values.mail.supportEmail | quote }} }
- { name: PUBLISH_KEYS, value: {{ .Values.publishKeys | quote }} }
- { name: OPENAI_BASE_URL, value: {{ .Values.assistant.baseUrl | quote }} }
- { name: OPENAI_MODEL, value: {{ .Values.assistant.model | quote }} }
- { name: OPENAI_DAILY_TOKENS, value: {{ .Values.assistant.dailyTokens | quote }} }
- { name: AZURE_OPENAI_ENDPOINT, value: {{ .Values.assistant.azureEndpoint | quote }} }
- { name: OPENAI_API_VERSION, value: {{ .Values.assistant.apiVersion | quote }} }
{{- end }}
