"""Purchases: what they cost, what a side can pay with, paying, and what they bring."""
